/** What part of a picture is taken: how near it is, and where its middle lies (0 to 1 in both directions). */
export type View = { readonly zoom: number; readonly x: number; readonly y: number }

export type Shape = { readonly width: number; readonly height: number }

export const NEAREST = 4
export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 }

/** The square of a picture that a view shows, in the picture's own dots. */
export function squareOf(shape: Shape, view: View) {
  const { zoom, x, y } = keepInside(shape, view)
  const side = Math.min(shape.width, shape.height) / zoom
  return { left: x * shape.width - side / 2, top: y * shape.height - side / 2, side }
}

/** However far somebody drags, the square stays on the picture. */
export function keepInside({ width, height }: Shape, view: View): View {
  const zoom = Math.min(NEAREST, Math.max(1, view.zoom))
  const half = Math.min(width, height) / zoom / 2
  return { zoom, x: between(half / width, view.x), y: between(half / height, view.y) }
}

function between(margin: number, value: number): number {
  return Math.min(1 - margin, Math.max(margin, value))
}

/** The picture follows the finger: `dx` and `dy` are in widths of the frame. */
export function drag(
  shape: Shape,
  view: View,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): View {
  const { side } = squareOf(shape, view)
  return keepInside(shape, {
    zoom: view.zoom,
    x: view.x - (dx * side) / shape.width,
    y: view.y - (dy * side) / shape.height,
  })
}

const STEP = 0.05

/** Arrows move, plus and minus come nearer and go back; null for any other key. */
export function viewByKey(shape: Shape, view: View, key: string): View | null {
  const move = (dx: number, dy: number) => drag(shape, view, { dx, dy })
  const zoomBy = (times: number) => keepInside(shape, { ...view, zoom: view.zoom * times })
  if (key === 'ArrowLeft') return move(STEP, 0)
  if (key === 'ArrowRight') return move(-STEP, 0)
  if (key === 'ArrowUp') return move(0, STEP)
  if (key === 'ArrowDown') return move(0, -STEP)
  if (key === '+' || key === '=') return zoomBy(1.1)
  if (key === '-') return zoomBy(1 / 1.1)
  return null
}
