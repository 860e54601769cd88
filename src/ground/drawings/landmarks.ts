// Things seen from afar, in the colour of the hill they stand on; about a hundred wide, their feet a little below 0.

export type Landmark = {
  readonly path: string
  /** Lit at night. */
  readonly windows?: string
  /** Half of its width. */
  readonly half: number
  /** How tall it is beside a hill. */
  readonly size: number
}

const castle: Landmark = {
  path: 'M-64 20V-6L-58-10V-32H-53V-27H-49V-32H-44V-27H-40V-32H-36V-14L-24-18V-56L-27-60V-72H-21V-66H-16V-72H-11V-66H-6V-72H0V-62L-3-58V-40L8-28L14-34L18-20L30-18V-48L34-40L40-50V-30L46-26V-10L60-2V20Z',
  windows: 'M-16-50h4v8h-4ZM-16-34h4v7h-4Z',
  half: 60,
  size: 0.2,
}

const town: Landmark = {
  path: 'M-112 20V-8L-102-18L-92-8L-82-20L-70-8V-14L-58-26L-46-14V-10L-38-18L-28-10V-60H-30L-22-100L-14-60H-16V-32L2-48L20-32V-56H17C17-66 29-66 28-77C28-82 31-84 32-94C33-84 36-82 36-77C35-66 47-66 47-56H44V-14L54-24L66-12L76-22L88-10L98-16L110-6V20Z',
  windows:
    'M-24-52h4v8h-4ZM-2-28h4v8h-4ZM30-48h4v8h-4ZM-62-8h4v5h-4ZM-100-6h4v5h-4ZM60-8h4v5h-4ZM80-6h4v5h-4ZM-84-6h4v5h-4Z',
  half: 100,
  size: 0.2,
}

/** The transmitter on the highest mountain of Moravia. */
const transmitter: Landmark = {
  path: 'M-30 20V-8H-18V-14H18V-8H30V20ZM-9 4L-7-64H-12V-72H-8V-78H-5L-3-118H-1V-150H1V-118H3L5-78H8V-72H12V-64H7L9 4Z',
  windows: 'M-24-4h6v4h-6ZM16-4h6v4h-6Z',
  half: 26,
  size: 0.24,
}

const chapel: Landmark = {
  path: 'M-16 20V-22L0-40L16-22V20ZM-5-34V-54L0-72L5-54V-34ZM22 20V-14C8-16 8-42 24-46C30-62 54-60 56-42C68-36 64-16 50-14H46V20H40V-14H28V20Z',
  windows: 'M-3-16C-3-22 3-22 3-16V-6H-3Z',
  half: 40,
  size: 0.15,
}

const windmill: Landmark = {
  path: 'M-16 20L-11-40C-8-54 8-54 11-40L16 20ZM-1-40L-34-76L-28-82L3-44ZM1-40L36-70L42-64L3-36ZM1-36L30-2L24 4L-3-34ZM-1-36L-36-10L-41-17L-3-42Z',
  windows: 'M-3-14h6v8h-6Z',
  half: 14,
  size: 0.16,
}

const lookout: Landmark = {
  path: 'M-15 20L-8-78H8L15 20H10L7-20H-7L-10 20ZM-7-30H7L6-50H-6ZM-5-58H5L4-72H-4ZM-14-78V-96L0-112L14-96V-78Z',
  windows: 'M-9-94H9V-84H-9Z',
  half: 12,
  size: 0.19,
}

const village: Landmark = {
  path: 'M-96 20V-6L-82-18L-68-6V20ZM-60 20V-10L-44-24L-28-10V20ZM-20 20V-8L-6-20L8-8V20ZM20 20V-44H18L26-74L34-44H32V-10L46-22L60-10V20ZM68 20V-4L80-14L92-4V20Z',
  windows: 'M-84-4h5v6h-5ZM-48-6h5v7h-5ZM-38-6h5v7h-5ZM-8-4h5v6h-5ZM42-6h5v6h-5ZM78-2h5v5h-5Z',
  half: 86,
  size: 0.15,
}

export const LANDMARKS: readonly [Landmark, ...Landmark[]] = [
  castle,
  town,
  transmitter,
  chapel,
  windmill,
  lookout,
  village,
]
