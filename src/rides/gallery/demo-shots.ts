import { type PhotoKind, PHOTO_KINDS, PHOTO_SHAPE } from '../../ground/drawings/photos.ts'

// What the photographers of the demo club brought home. The key of a picture says how it is drawn, so that it can be drawn
// whenever somebody asks for its file.

type Shot = readonly [kind: PhotoKind, look: number, caption?: string]

const SHOTS: Readonly<Record<string, readonly Shot[]>> = {
  'zahajeni-sezony': [
    ['blessing', 3, 'Ráno, než se rozjely motory'],
    ['row', 3],
    ['detail', 1, 'Zima byla dlouhá, chrom to přežil'],
    ['group', 9, 'Všichni, kdo přišli včas'],
    ['backs', 1],
    ['road', 3],
    ['winding', 3],
    ['passing', 9, 'A je to. Sezona začala'],
    ['petrol', 1],
    ['pub', 9, 'Za tímhle kopcem byl oběd'],
    ['detail', 3],
    ['road', 1],
    ['patches', 0, 'Dvě nové nášivky na zádech'],
  ],
  'jizda-pro-detsky-domov': [
    ['children', 9, 'Balónky vydržely až do Hranic'],
    ['row', 9],
    ['passing', 3],
    ['road', 5, 'Pršelo jen hodinu, zato pořádně'],
    ['children', 3, 'Kdo se chtěl svézt, svezl se'],
    ['winding', 5],
    ['pub', 3],
    ['detail', 9],
    ['group', 3, 'Šedesát motorek, stovka dětí'],
    ['petrol', 4],
    ['backs', 9],
    ['road', 9],
    ['table', 3],
  ],
  'letni-sraz': [
    ['lake', 8, 'Voda byla teplejší než pivo'],
    ['camp', 6, 'Kdo zůstal do večera, viděl tohle'],
    ['row', 8],
    ['group', 0],
    ['lake', 0],
    ['backs', 8, 'Západ slunce se počítá do programu'],
    ['road', 8],
    ['detail', 0],
    ['camp', 2, 'Kytara přišla o strunu, my o spaní'],
    ['passing', 0],
    ['pub', 1],
    ['winding', 2],
    ['patches', 0],
  ],
  'jesenicky-okruh': [
    ['winding', 7, 'V mlze na Červenohorské sedlo'],
    ['table', 9, 'Plán. Skutečnost byla delší'],
    ['road', 7],
    ['row', 4],
    ['passing', 4],
    ['winding', 4, 'Zatáčky, kvůli kterým se jezdí'],
    ['petrol', 0],
    ['road', 4],
    ['backs', 4, 'Praděd na dohled'],
    ['road', 5, 'V sedle pršelo, jako vždycky'],
    ['detail', 7],
    ['pub', 4],
    ['winding', 8],
    ['group', 8, 'Osm hodin v sedle a všichni zpátky'],
  ],
}

const COLOURS = [
  '#b8663c',
  '#a8a58a',
  '#4a4860',
  '#9cb08a',
  '#c9935a',
  '#7d8c8c',
  '#274655',
  '#b5bdb3',
  '#8a708c',
  '#9db3a0',
]

export type DemoPhoto = {
  readonly fileKey: string
  readonly position: number
  readonly caption: string
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** The pictures of one album, by the beginning of its address. */
export function demoPhotos(album: string): readonly DemoPhoto[] {
  const number = Object.keys(SHOTS).indexOf(album)
  return (SHOTS[album] ?? []).map(([kind, look, caption = ''], place) => ({
    ...PHOTO_SHAPE,
    fileKey: `demo-${kind}-${look}-${number * 100 + place + 1}`,
    position: place + 1,
    caption,
    colour: COLOURS[look] ?? '#8a8a80',
  }))
}

const KEY = new RegExp(`^demo-(${PHOTO_KINDS.join('|')})-(\\d)-(\\d{1,4})$`)

/** What such a key asks to be drawn. */
export function shotOf(fileKey: string): { kind: PhotoKind; look: number; seed: number } | null {
  const [, kind, look, seed] = KEY.exec(fileKey) ?? []
  return kind ? { kind: kind as PhotoKind, look: Number(look), seed: Number(seed) } : null
}
