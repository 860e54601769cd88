/** A time of day and its weather: the colours, and what falls from the sky. */
export type Look = {
  readonly sky: readonly [string, string]
  readonly sun: string
  /** From the farthest to the nearest. */
  readonly hills: readonly [string, string, string, string]
  readonly road: string
  readonly paint: readonly [string, string]
  readonly weather?: 'night' | 'moon' | 'rain' | 'fog' | 'leaves'
}

export const LOOKS: readonly [Look, ...Look[]] = [
  {
    sky: ['#d9892b', '#ee9a3a'],
    sun: '#fbeabb',
    hills: ['#cb543f', '#8d4146', '#4d2a31', '#2a1d1f'],
    road: '#171312',
    paint: ['#3d1714', '#5c231b'],
  },
  {
    sky: ['#f4d79f', '#e8a678'],
    sun: '#fff8e3',
    hills: ['#8ba480', '#5f8069', '#3d5f51', '#213832'],
    road: '#241f1d',
    paint: ['#7a2a1c', '#96402b'],
  },
  {
    sky: ['#2b3754', '#b06c66'],
    sun: '#facb7e',
    hills: ['#4d4d6c', '#393a60', '#26284c', '#171936'],
    road: '#0c0b10',
    paint: ['#1d1c3a', '#2f2e57'],
    weather: 'night',
  },
  {
    sky: ['#bddfe2', '#f2e6c8'],
    sun: '#ffffff',
    hills: ['#a9bb6d', '#77964f', '#4c7139', '#2c5029'],
    road: '#262220',
    paint: ['#1f4d5c', '#2f6b7c'],
  },
  // Autumn.
  {
    sky: ['#f0c98a', '#f7e2b4'],
    sun: '#fffaf0',
    hills: ['#d9a05b', '#b96f3b', '#7c4527', '#43281c'],
    road: '#241c19',
    paint: ['#5b1f16', '#7c2f20'],
    weather: 'leaves',
  },
  // Rain over the pass.
  {
    sky: ['#6d7f8a', '#b9c2bf'],
    sun: '#dfe4de',
    hills: ['#8f9d9b', '#6c7f7f', '#495e60', '#283a3d'],
    road: '#1b2022',
    paint: ['#6a2a1f', '#8a3c2c'],
    weather: 'rain',
  },
  // A moon over the lake.
  {
    sky: ['#0f2233', '#3a6070'],
    sun: '#f3eed6',
    hills: ['#2e5361', '#22414f', '#17303c', '#0c1c25'],
    road: '#080d11',
    paint: ['#173443', '#22495c'],
    weather: 'moon',
  },
  // Fog in the morning.
  {
    sky: ['#dfe3d8', '#f6e3cb'],
    sun: '#fffdf6',
    hills: ['#c3ccc0', '#9bada3', '#6b8580', '#36504f'],
    road: '#24292a',
    paint: ['#8a4a24', '#a8623a'],
    weather: 'fog',
  },
  // Lavender dusk.
  {
    sky: ['#7d6a9c', '#f2b8a0'],
    sun: '#ffe9c9',
    hills: ['#a27f9f', '#775f86', '#4d4269', '#292743'],
    road: '#17151f',
    paint: ['#4a2148', '#6a3466'],
  },
  // High summer by the sea of grain.
  {
    sky: ['#79b4c4', '#d8e7d5'],
    sun: '#fff6d2',
    hills: ['#7fa3a0', '#d9b95f', '#8d8f42', '#3f5a35'],
    road: '#25231d',
    paint: ['#7c2418', '#9c3826'],
  },
]
