import { expect, test } from 'vitest'
import { photoKeys, photoSet, sizeOf } from './photo-file.ts'

test('a photo keeps its shape in every size and is never enlarged', () => {
  expect(sizeOf({ width: 1920, height: 1280 }, 400)).toEqual({ width: 400, height: 267 })
  expect(sizeOf({ width: 1080, height: 1920 }, 1024)).toEqual({ width: 576, height: 1024 })
  expect(sizeOf({ width: 300, height: 200 }, 1024)).toEqual({ width: 300, height: 200 })
  expect(sizeOf({ width: 1920, height: 1 }, 400)).toEqual({ width: 400, height: 1 })
})

test('the browser is offered each width once', () => {
  const small = { fileKey: 'ab', width: 300, height: 200 }

  expect(photoSet({ ...small, width: 1920, height: 1280 }, 'webp', [400, 1024])).toBe(
    '/photos/ab/400.webp 400w, /photos/ab/1024.webp 1024w',
  )
  expect(photoSet(small, 'jpg', [400, 1024, 1920])).toBe('/photos/ab/400.jpg 300w')
})

test('a photo has eight files', () => {
  expect(photoKeys('ab')).toHaveLength(8)
})
