import { circle, type Piece } from './pen.ts'

// A rider who rides away from us; a unit is a centimetre, the ground is at 0, the middle of the tyre too.

type Rear = { readonly hasCases: boolean; readonly hasPillion: boolean; readonly isTall: boolean }

export function rear({ hasCases, hasPillion, isTall }: Rear): readonly Piece[] {
  const bars: Piece = isTall
    ? ['ink', 'M-38-116C-34-106-20-100 0-100C20-100 34-106 38-116', 5]
    : ['ink', 'M-40-102C-20-98 20-98 40-102', 5]
  return [
    ['tyre', 'M-9 0C-11-8-11-52-9-60H9C11-52 11-8 9 0Z'],
    ['chrome', 'M13-22L17-44', 7],
    ['ink', 'M-15-40L-12-74H12L15-40L10-30H-10Z'],
    ['jeans', 'M-12-84C-26-82-33-70-30-56L-26-28H-14L-15-58ZM12-84C26-82 33-70 30-56L26-28H14L15-58Z'],
    ['boot', 'M-28-30H-13V-16H-29ZM28-30H13V-16H29Z'],
    bars,
    ['ink', 'M-46-120C-52-120-52-112-46-112H-38V-120ZM46-120C52-120 52-112 46-112H38V-120Z'],
    ...(hasCases ? CASES : []),
    ['paint', 'M-14-72C-10-80 10-80 14-72L12-60H-12Z'],
    ['lamp', 'M-6-69H6V-64H-6Z'],
    ...body(hasPillion ? -6 : 0),
    ...(hasPillion ? body(2, 'jeans') : []),
  ]
}

const CASES: readonly Piece[] = [
  [
    'paint',
    'M-42-70C-42-74-40-76-36-76H-18V-38H-36C-40-38-42-40-42-44ZM42-70C42-74 40-76 36-76H18V-38H36C40-38 42-40 42-44Z',
  ],
  ['trim', 'M-42-62H-18V-58H-42ZM42-62H18V-58H42Z'],
]

function body(y: number, jacket: 'jacket' | 'jeans' = 'jacket'): readonly Piece[] {
  const at = (value: number) => value + y
  return [
    [
      jacket,
      `M-27 ${at(-132)}C-36 ${at(-126)}-42 ${at(-112)}-44 ${at(-98)}L-36 ${at(-95)}C-32 ${at(-106)}-26 ${at(-112)}-22 ${at(-116)}ZM27 ${at(-132)}C36 ${at(-126)} 42 ${at(-112)} 44 ${at(-98)}L36 ${at(-95)}C32 ${at(-106)} 26 ${at(-112)} 22 ${at(-116)}Z`,
    ],
    [
      jacket,
      `M-19 ${at(-76)}C-20 ${at(-96)}-30 ${at(-116)}-27 ${at(-130)}C-24 ${at(-137)}-12 ${at(-139)} 0 ${at(-139)}C12 ${at(-139)} 24 ${at(-137)} 27 ${at(-130)}C30 ${at(-116)} 20 ${at(-96)} 19 ${at(-76)}Z`,
    ],
    [
      'skin',
      `M-12 ${at(-124)}C-6 ${at(-129)} 6 ${at(-129)} 12 ${at(-124)}L11 ${at(-120)}C5 ${at(-124)}-5 ${at(-124)}-11 ${at(-120)}ZM-9 ${at(-116)}H9L6 ${at(-104)}H-6Z`,
    ],
    ['helmet', circle([0, at(-151)], 14)],
    [
      'visor',
      `M-13 ${at(-146)}C-6 ${at(-142)} 6 ${at(-142)} 13 ${at(-146)}L12 ${at(-143)}C6 ${at(-139)}-6 ${at(-139)}-12 ${at(-143)}Z`,
    ],
  ]
}
