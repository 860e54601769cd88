import { useEffect, useState } from 'react'
import { followLine } from '../../ground/http/follow-line.ts'
import { isOver } from '../calling/meeting.ts'
import type { RoomView } from './view-vote.server.ts'

// With the way there and back it is within the second.
const EVERY_MS = 750

/** The room as it is now, told by the house within a moment of each change, until the meeting is over. */
export function useRoom(loaded: RoomView): RoomView {
  const [room, setRoom] = useState(loaded)
  const { id } = loaded
  const hasEnded = isOver(room.state)
  useEffect(() => {
    if (hasEnded) return undefined
    return followLine(`/api/meetings/${id}/room`, {
      everyMs: EVERY_MS,
      take: (picture) => {
        if (picture) setRoom(picture as RoomView)
      },
    })
  }, [id, hasEnded])
  return room
}
