import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Field, useFieldControl } from '../../ground/ui/field.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { drag, keepInside, NEAREST, squareOf, type View, viewByKey } from './crop.ts'
import type { Picture } from './draw-square.ts'
import { photoWords } from './photo.words.ts'

type CropperProps = {
  readonly picture: Picture
  readonly view: View
  readonly onView: (view: View) => void
}

/** The frame stays, the photo moves under it: by a finger, the mouse or the arrow keys. */
export function Cropper({ picture, view, onView }: CropperProps) {
  const say = useWords(photoWords)
  const last = useRef<{ x: number; y: number } | null>(null)
  const { left, top, side } = squareOf(picture, view)

  const handleMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!last.current) return
    const frame = event.currentTarget.clientWidth
    const [dx, dy] = [(event.clientX - last.current.x) / frame, (event.clientY - last.current.y) / frame]
    last.current = { x: event.clientX, y: event.clientY }
    onView(drag(picture, view, { dx, dy }))
  }
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const handleKey = (event: KeyboardEvent) => {
    const moved = viewByKey(picture, view, event.key)
    if (!moved) return
    event.preventDefault()
    onView(moved)
  }
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-medium">{say('crop')}</p>
        <p className="text-sm text-muted">{say('cropHint')}</p>
      </div>
      <button
        type="button"
        aria-label={say('frame')}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
        onKeyDown={handleKey}
        className="relative aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-2xl bg-sunk active:cursor-grabbing"
      >
        <img
          src={picture.url}
          alt=""
          draggable={false}
          className="absolute max-w-none select-none"
          style={{
            width: `${(picture.width / side) * 100}%`,
            height: `${(picture.height / side) * 100}%`,
            left: `${(-left / side) * 100}%`,
            top: `${(-top / side) * 100}%`,
          }}
        />
      </button>
      <Field label={say('zoom')} className="max-w-80">
        <Zoom value={view.zoom} onZoom={(zoom) => onView(keepInside(picture, { ...view, zoom }))} />
      </Field>
    </div>
  )
}

function Zoom({ value, onZoom }: { readonly value: number; readonly onZoom: (zoom: number) => void }) {
  return (
    <input
      {...useFieldControl()}
      type="range"
      min={1}
      max={NEAREST}
      step={0.05}
      value={value}
      onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
      className="h-10 w-full cursor-pointer accent-primary-500"
    />
  )
}
