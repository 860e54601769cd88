import { textDayInWords } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { CardAlbum } from './album-card.tsx'
import { galleryWords } from './gallery.words.ts'
import type { Pictured } from './photo-picture.tsx'

type AlbumRow = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly happenedOn: string | null
  readonly visibility: 'public' | 'members'
  readonly photos: number
  readonly cover: Pictured | null
}

/** An album in the reader's words, for its card. */
export function cardAlbum(album: AlbumRow, language: Language): CardAlbum {
  const { id, slug, title, happenedOn, visibility, photos, cover } = album
  const say = speak(galleryWords, language)
  const note = [
    happenedOn && textDayInWords(happenedOn, language),
    photos ? say('photos', { count: photos }) : say('noPhotos'),
  ]
  return {
    id,
    slug,
    title,
    cover,
    note: note.filter(Boolean).join(' · '),
    isForMembers: visibility === 'members',
  }
}
