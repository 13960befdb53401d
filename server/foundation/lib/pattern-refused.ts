import { Failure } from './failure'

/** A pattern with something that is not supported. */
export class PatternRefused extends Failure {}
