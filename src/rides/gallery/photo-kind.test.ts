import { expect, test } from 'vitest'
import { photoKind } from './photo-kind.ts'

test.each([
  ['\xff\xd8\xff\xe0 a JPEG', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x18ftypheic\0\0', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0', 'heic'],
  ['\0\0\0\x18ftypavif\0\0', 'other'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'other'],
  ['<?xml version="1.0"?><svg>', 'other'],
  ['GIF89a', 'other'],
  ['%PDF-1.7', 'other'],
  ['<!doctype html><script>', 'other'],
  ['RIFF\0\0\0\0WAVE', 'other'],
  ['II*\0', 'other'],
  ['PK\x03\x04', 'other'],
  ['', 'other'],
])('%j', (text, kind) => {
  expect(photoKind(Buffer.from(text, 'latin1'))).toBe(kind)
})
