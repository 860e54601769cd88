import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PhotoGrid } from './photo-grid.tsx'

const photo = {
  id: 7,
  fileKey: 'photos/one',
  width: 1200,
  height: 800,
  caption: 'Před startem',
  colour: '#445566',
  hasAvif: false,
}

test('a photo named by a sent address opens once the page is awake: until then it is as the server drew it', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <PhotoGrid title="Cesta" slug="cesta" photos={[photo]} /> },
  ])
  const drawn = (address: string) => renderToStaticMarkup(<Page initialEntries={[address]} />)

  expect(drawn('/#foto-7')).toBe(drawn('/'))
})
