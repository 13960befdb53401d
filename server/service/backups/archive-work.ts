import { setPriority } from 'node:os'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Sentence } from '#server/foundation/lib/sentence'
import { say } from '#server/foundation/lib/sentence'
import { oneOf } from '#server/foundation/lib/shapes'
import { essentialsOf } from '#server/foundation/platform/child'
import { type Migration, UnknownSchema } from '#server/foundation/platform/db/migrate'
import { OutOfSpace, Unavailable } from '#server/foundation/platform/errors'
import { BadArchive } from '#server/foundation/platform/read-zip'
import { sentences as common } from '#server/foundation/platform/sentences'
import type { MakeJob, MakeStep, Verified, VerifyJob } from './archive'
import type { CompareJob } from './compare-archive'
import { Comparison } from './comparison'
import { Manifest } from './manifest'
import { isOutOfSpace } from './out-of-space'
import { backupKinds } from './schema'
import type { OpenJob, SealJob } from './seal'
import { sentences } from './sentences'
import type { StageJob, StageStep } from './stage'

/** The heavy work on archives: it can take minutes for a large library. */
export type ArchiveWork = {
  make(job: MakeJob): Promise<Verified>
  verify(job: VerifyJob): Promise<Verified>
  stage(job: StageJob): Promise<Manifest>
  compare(job: CompareJob): Promise<Comparison>
  seal(job: SealJob): Promise<void>
  open(job: OpenJob): Promise<void>
}

/** Works in this process: for commands, which have nothing else to do. */
export const workHere = (migrations: readonly Migration[], reached: (step: MakeStep | StageStep) => void = () => {}): ArchiveWork => ({
  make: async (job) => (await import('./archive')).makeArchive(job, reached),
  verify: async (job) => (await import('./archive')).verifyArchive(job),
  stage: async (job) => (await import('./stage')).stageArchive(job, migrations, reached),
  compare: async (job) => (await import('./compare-archive')).compareArchive(job, migrations),
  seal: async (job) => (await import('./seal')).sealArchive(job),
  open: async (job) => (await import('./seal')).openSealed(job),
})

type Options = { cmd: readonly string[]; env: Readonly<Record<string, string | undefined>> }

/** Works in a child process, so that the service stays responsive. The child ends with its job, or with its parent. */
export const createWorkshop = ({ cmd, env }: Options): ArchiveWork & { stop(): void } => {
  const working = new Set<Bun.Subprocess<'pipe', 'pipe', 'inherit'>>()

  const run = async (order: Order): Promise<unknown> => {
    const child = Bun.spawn({
      cmd: [...cmd],
      env: essentialsOf(env),
      stdin: 'pipe',
      stdout: 'pipe',
      stderr: 'inherit',
    })
    working.add(child)
    try {
      void child.stdin.write(`${JSON.stringify(order)}\n`)
      void child.stdin.flush()
      return readAnswer(await new Response(child.stdout).text())
    } finally {
      working.delete(child)
      child.kill('SIGKILL')
    }
  }

  return {
    make: async (job) => checked(VerifiedAnswer, await run({ kind: 'make', job })),
    verify: async (job) => checked(VerifiedAnswer, await run({ kind: 'verify', job })),
    stage: async (job) => checked(Manifest, await run({ kind: 'stage', job })),
    compare: async (job) => checked(Comparison, await run({ kind: 'compare', job })),
    seal: async (job) => void (await run({ kind: 'seal', job })),
    open: async (job) => void (await run({ kind: 'open', job })),
    stop: () => {
      for (const child of working) child.kill('SIGKILL')
    },
  }
}

const VerifiedAnswer = Type.Object({ size_bytes: Type.Integer(), checksum_sha256: Type.String(), manifest: Manifest })
const text = Type.String()
const textOrNull = Type.Union([text, Type.Null()])
const Order = Type.Union([
  Type.Object({
    kind: Type.Literal('make'),
    job: Type.Object({
      database: text,
      folder: text,
      filename: text,
      kind: oneOf(backupKinds),
      app_version: text,
      created_at: text,
    }),
  }),
  Type.Object({ kind: Type.Literal('verify'), job: Type.Object({ archive: text, checksum_sha256: textOrNull, scratch: text }) }),
  Type.Object({ kind: Type.Literal('stage'), job: Type.Object({ archive: text, checksum_sha256: textOrNull, staged: text }) }),
  Type.Object({
    kind: Type.Literal('compare'),
    job: Type.Object({ archive: text, checksum_sha256: textOrNull, scratch: text, live: text }),
  }),
  Type.Object({
    kind: Type.Literal('seal'),
    job: Type.Object({ archive: text, passphrase: textOrNull, to: text, cost: Type.Union([Type.Integer(), Type.Null()]) }),
  }),
  Type.Object({ kind: Type.Literal('open'), job: Type.Object({ sealed: text, passphrase: text, to: text }) }),
])
type Order = Static<typeof Order>

/** Both sides are this program, so a mismatch is a bug. */
const checked = <T extends TSchema>(schema: T, value: unknown): Static<T> => {
  if (!Value.Check(schema, value)) throw new Error('Unexpected message between the service and the archive worker')
  return value
}

const Answer = Type.Union([
  Type.Object({ ok: Type.Literal(true), value: Type.Optional(Type.Unknown()) }),
  Type.Object({
    ok: Type.Literal(false),
    error: Type.Object({
      kind: oneOf(['bad_archive', 'unknown_schema', 'out_of_space', 'failed']),
      message: Type.String(),
      said: Type.Optional(Type.Unsafe<Sentence>(Type.Object({ code: Type.String(), values: Type.Object({}), text: Type.String() }))),
      found: Type.Optional(Type.Integer()),
      known: Type.Optional(Type.Integer()),
    }),
  }),
])

const readAnswer = (said: string): unknown => {
  if (said.trim() === '') throw new Unavailable(say(sentences, 'archive_interrupted'))
  const answer = checked(Answer, JSON.parse(said))
  if (answer.ok) return answer.value
  const { kind, message, said: why, found = 0, known = 0 } = answer.error
  switch (kind) {
    case 'bad_archive':
      throw why ? new BadArchive(why) : new Error(message)
    case 'unknown_schema':
      throw new UnknownSchema(found, known)
    case 'out_of_space':
      throw new OutOfSpace(say(common, 'service_disk_full'))
    case 'failed':
      throw new Error(message)
  }
}

type Bench = {
  input: AsyncIterable<Uint8Array>
  write: (text: string) => unknown
  exit: (code: number) => void
  migrations: readonly Migration[]
}

/** The child's side: reads one order, works, writes one answer. Exits immediately if the service is gone. */
export const runArchiveWorker = async ({ input, write, exit, migrations }: Bench): Promise<void> => {
  const order = await firstLine(input, () => exit(0))
  if (order === null) return exit(0)
  await write(JSON.stringify(await answerFor(order, workHere(migrations))))
  exit(0)
}

const answerFor = async (order: string, archiveWork: ArchiveWork) => {
  try {
    return { ok: true, value: await carryOut(checked(Order, JSON.parse(order)), archiveWork) }
  } catch (error) {
    return { ok: false, error: wordsFor(error) }
  }
}

/** While one is restored, everybody waits. */
const hasTime = ({ kind }: Order): boolean => kind !== 'stage' && kind !== 'open'
/** A process of this priority lets others have the processor first, and the disk. */
const lowest = 19

const carryOut = (order: Order, archiveWork: ArchiveWork): Promise<unknown> => {
  if (hasTime(order)) setPriority(lowest)
  switch (order.kind) {
    case 'make':
      return archiveWork.make(order.job)
    case 'verify':
      return archiveWork.verify(order.job)
    case 'stage':
      return archiveWork.stage(order.job)
    case 'compare':
      return archiveWork.compare(order.job)
    case 'seal':
      return archiveWork.seal(order.job)
    case 'open':
      return archiveWork.open(order.job)
  }
}

const wordsFor = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof BadArchive) return { kind: 'bad_archive', message, said: error.sentence }
  if (error instanceof UnknownSchema) return { kind: 'unknown_schema', message, found: error.found, known: error.known }
  if (isOutOfSpace(error)) return { kind: 'out_of_space', message: 'The disk is full' }
  return { kind: 'failed', message }
}

/** The first line of the input. Calls `onEnd` when the input ends after it. */
const firstLine = async (input: AsyncIterable<Uint8Array>, onEnd: () => void): Promise<string | null> => {
  const reader = input[Symbol.asyncIterator]()
  const decoder = new TextDecoder()
  let line = ''
  while (!line.includes('\n')) {
    const { value, done } = await reader.next()
    if (done) return null
    line += decoder.decode(value, { stream: true })
  }
  void reader.next().then(onEnd, onEnd)
  return line.slice(0, line.indexOf('\n'))
}
