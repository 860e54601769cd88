import { setTimeout as sleep } from 'node:timers/promises'

/** At most four pictures a second; a sign of life so that no proxy thinks the line dead. */
const LOOK_EVERY = 250
const LOOKS_BETWEEN_HEARTBEATS = 60
/** So often a reader is asked whether he may still look. */
const ASKED_EVERY = 2000
/** After a minute the browser asks again: no line is held for ever. */
const LONGEST = 60_000
/** Whose line ends by its age comes back at once: nothing is missed meanwhile. */
const SOON_AGAIN = 'retry: 100\n\n'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would otherwise collect the pictures and hand them over at the end.
  'x-accel-buffering': 'no',
}

type Watched<Picture extends object> = {
  /** What all who look at the same thing share. */
  readonly key: string
  readonly look: () => Promise<Picture | null>
  /** Nothing more is to come. */
  readonly isOver: (picture: Picture) => boolean
  /** Whose line it is: the same for all lines of one session that look at the same thing. */
  readonly who: string
  /** Whether he may still look: the line ends with his session, and with his right. */
  readonly mayStay: () => Promise<boolean>
  readonly reader: AbortSignal
}

/**
 * Tells how a thing goes on, read from the database each time, so that it is true whichever instance changed it. Ends
 * with the thing, with the reader or his session, or with the house.
 */
export function liveLine<Picture extends object>({
  key,
  look,
  isOver,
  who,
  mayStay,
  reader,
}: Watched<Picture>): Response {
  let leave = () => undefined as void
  const text = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      const viewer: Viewer = {
        tell: (chunk) => stream.enqueue(text.encode(chunk)),
        end: () => {
          leave()
          stream.close()
        },
      }
      const stopAsking = askAbout(who, mayStay, viewer)
      const parting = setTimeout(() => {
        viewer.tell(SOON_AGAIN)
        viewer.end()
      }, LONGEST)
      const stopListening = whenHouseCloses(viewer.end)
      const gone = () => leave()
      reader.addEventListener('abort', gone)
      leave = () => {
        stopAsking()
        clearTimeout(parting)
        stopListening()
        reader.removeEventListener('abort', gone)
        boards.get(key)?.viewers.delete(viewer)
      }
      viewer.tell('retry: 1000\n\n')
      join(key, { look, isOver }, viewer)
    },
    cancel: () => leave(),
  })
  return new Response(body, { headers: HEADERS })
}

type Viewer = { readonly tell: (chunk: string) => void; readonly end: () => void }
type Board = { readonly viewers: Set<Viewer>; picture: string }

// However many watch a thing in this house, it is looked at once.
const boards = new Map<string, Board>()

type Looking<Picture extends object> = Pick<Watched<Picture>, 'look' | 'isOver'>

function join<Picture extends object>(key: string, looking: Looking<Picture>, viewer: Viewer): void {
  const board = boards.get(key)
  if (board) {
    board.viewers.add(viewer)
    if (board.picture) viewer.tell(board.picture)
    return
  }
  const opened: Board = { viewers: new Set([viewer]), picture: '' }
  boards.set(key, opened)
  void keepShowing(opened, looking).finally(() => {
    boards.delete(key)
    for (const left of opened.viewers) left.end()
  })
}

/** Until it is over or nobody looks; what fails ends the lines, and whoever is still there asks again by himself. */
async function keepShowing<Picture extends object>(
  board: Board,
  { look, isOver }: Looking<Picture>,
): Promise<void> {
  for (let round = 1; board.viewers.size > 0; round += 1) {
    const seen = await look().catch(() => null)
    if (!seen) return
    const picture = `data: ${JSON.stringify(seen)}\n\n`
    const isNew = picture !== board.picture
    board.picture = picture
    const chunk = isNew ? picture : round % LOOKS_BETWEEN_HEARTBEATS === 0 ? ': still here\n\n' : null
    if (chunk) for (const viewer of board.viewers) viewer.tell(chunk)
    if (isOver(seen)) return
    await sleep(LOOK_EVERY)
  }
}

type Asked = { readonly mayStay: () => Promise<boolean>; readonly viewers: Set<Viewer> }

// However many lines there are, one question goes to the database at a time, and one a session.
const asked = new Map<string, Asked>()
let isAsking = false

function askAbout(who: string, mayStay: Asked['mayStay'], viewer: Viewer): () => void {
  const one = asked.get(who) ?? { mayStay, viewers: new Set() }
  one.viewers.add(viewer)
  asked.set(who, one)
  void keepAsking()
  return () => {
    one.viewers.delete(viewer)
    if (one.viewers.size === 0 && asked.get(who) === one) asked.delete(who)
  }
}

async function keepAsking(): Promise<void> {
  if (isAsking) return
  isAsking = true
  while (asked.size > 0) {
    await sleep(ASKED_EVERY)
    for (const { mayStay, viewers } of asked.values()) {
      // Where nobody can say, he stays until somebody can.
      const may = await mayStay().catch(() => true)
      if (!may) for (const viewer of viewers) viewer.end()
    }
  }
  isAsking = false
}

const listeners = new Set<() => void>()
const closeAll = () => {
  for (const listener of listeners) listener()
}

/** A house that closes waits for its open answers: a stream must not keep it waiting. */
function whenHouseCloses(listener: () => void): () => void {
  if (listeners.size === 0) process.on('SIGTERM', closeAll).on('SIGINT', closeAll)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) process.off('SIGTERM', closeAll).off('SIGINT', closeAll)
  }
}
