import type { Flat } from './track.ts'

const MOST_KEPT = 200
const MOST_READ = 2000

/** The same line with at most two hundred points, by Douglas and Peucker; the tolerance grows until it fits. */
export function simplify(line: readonly Flat[]): Flat[] {
  let kept = thin(line)
  for (let tolerance = 1; kept.length > MOST_KEPT; tolerance *= 1.6) kept = keepBends(kept, tolerance)
  return kept
}

function thin(line: readonly Flat[]): Flat[] {
  const step = Math.ceil(line.length / MOST_READ)
  return line.filter((_, index) => index % step === 0 || index === line.length - 1)
}

function keepBends(line: readonly Flat[], tolerance: number): Flat[] {
  const kept = new Set([0, line.length - 1])
  const waiting: [number, number][] = [[0, line.length - 1]]
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const bend = farthest(line, pair)
    if (bend.off <= tolerance) continue
    kept.add(bend.index)
    waiting.push([pair[0], bend.index], [bend.index, pair[1]])
  }
  return line.filter((_, index) => kept.has(index))
}

function farthest(line: readonly Flat[], [first, last]: readonly [number, number]) {
  const [from, to] = [line[first], line[last]]
  let found = { index: first, off: 0 }
  if (!from || !to) return found
  for (const [offset, point] of line.slice(first + 1, last).entries()) {
    const off = offLine(point, from, to)
    if (off > found.off) found = { index: first + 1 + offset, off }
  }
  return found
}

/** From the point to the nearest place between the two. */
function offLine(point: Flat, from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy)
}
