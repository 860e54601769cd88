import type { Machine } from './machine.ts'
import { cruiser, naked, racer } from './machines-road.ts'
import { classic, scrambler, sidecar, tourer } from './machines-travel.ts'

export type MachineKind = 'cruiser' | 'naked' | 'racer' | 'tourer' | 'scrambler' | 'classic' | 'sidecar'

export const MACHINES: Readonly<Record<MachineKind, Machine>> = {
  cruiser,
  naked,
  racer,
  tourer,
  scrambler,
  classic,
  sidecar,
}
