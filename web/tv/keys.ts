export type Direction = 'up' | 'down' | 'left' | 'right'
export type Action = Direction | 'back' | 'toggle' | 'play' | 'pause' | 'stop' | 'rewind' | 'forward'

/** Remote controls send numbers that no standard names: webOS 461 and Tizen 10009 are Back, the others are the media keys of both. */
const actions: Readonly<Record<number, Action>> = {
  37: 'left',
  38: 'up',
  39: 'right',
  40: 'down',
  27: 'back',
  8: 'back',
  166: 'back',
  461: 'back',
  10009: 'back',
  179: 'toggle',
  10252: 'toggle',
  415: 'play',
  250: 'play',
  19: 'pause',
  413: 'stop',
  178: 'stop',
  412: 'rewind',
  177: 'rewind',
  227: 'rewind',
  417: 'forward',
  176: 'forward',
  228: 'forward',
}

/** Undefined for a key without a meaning here, and for Enter, which presses what has the focus. */
export const actionOf = ({ keyCode }: { readonly keyCode: number }): Action | undefined => actions[keyCode]

export const isDirection = (action: Action): action is Direction => ['up', 'down', 'left', 'right'].indexOf(action) >= 0
