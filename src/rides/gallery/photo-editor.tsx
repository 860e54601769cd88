import { type DragEvent, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Star from 'lucide-react/icons/star'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { CONTROL } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { manageWords } from './manage.words.ts'
import { type GridPhoto, PhotoPicture } from './photo-picture.tsx'

export type EditedPhoto = GridPhoto & { readonly isHidden: boolean }

type PhotoEditorProps = {
  readonly photos: readonly EditedPhoto[]
  /** How many photos stand before the first of these. */
  readonly before: number
  /** The one after the last of these, if the album goes on. */
  readonly after: number | null
  readonly coverPhotoId: number | null
  readonly albums: readonly { readonly slug: string; readonly title: string }[]
}

/** Photos with all that can be done to each; a card dragged onto another goes in front of it. */
export function PhotoEditor({ photos, before, after, coverPhotoId, albums }: PhotoEditorProps) {
  const submit = useSubmit()
  const [dragged, setDragged] = useState<number | null>(null)
  const drop = (target: number) => {
    if (dragged !== null && dragged !== target)
      void submit(
        { photoId: String(dragged), intent: `place:${target}` },
        { method: 'post', preventScrollReset: true },
      )
    setDragged(null)
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {photos.map((photo, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same by keyboard
        <li
          key={photo.id}
          draggable
          onDragStart={(event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(photo.id)
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={() => drop(photo.id)}
          className={classNames(
            'overflow-hidden rounded-panel border border-line bg-panel',
            dragged === photo.id && 'opacity-50',
          )}
        >
          <PhotoCard
            photo={photo}
            number={before + index + 1}
            isCover={photo.id === coverPhotoId}
            previous={photos[index - 1]?.id ?? null}
            // To go behind the next one is to go in front of the one after it.
            behind={
              photos[index + 1] ? (photos[index + 2]?.id ?? after ?? 'end') : after === null ? null : 'end'
            }
            albums={albums}
          />
        </li>
      ))}
    </ul>
  )
}

type PhotoCardProps = Pick<PhotoEditorProps, 'albums'> & {
  readonly photo: EditedPhoto
  readonly number: number
  readonly isCover: boolean
  readonly previous: number | null
  readonly behind: number | 'end' | null
}

function PhotoCard({ photo, number, isCover, previous, behind, albums }: PhotoCardProps) {
  const say = useWords(manageWords)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="photoId" value={photo.id} />
      <div className="relative">
        <PhotoPicture
          photo={photo}
          alt={photo.caption || String(number)}
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw"
          className={classNames('aspect-4/3 w-full object-cover', photo.isHidden && 'opacity-40')}
        />
        <span className="absolute top-2 left-2 flex gap-1.5">
          {isCover && <Badge tone="accent">{say('cover')}</Badge>}
          {photo.isHidden && <Badge tone="danger">{say('hidden')}</Badge>}
        </span>
      </div>
      <div className="grid gap-2 p-3">
        <div className="flex gap-2">
          <input
            name="caption"
            defaultValue={photo.caption}
            maxLength={500}
            aria-label={say('caption', { number })}
            placeholder={say('captionPlaceholder')}
            className={classNames(CONTROL, 'h-10 min-w-0 flex-1')}
          />
          <Act intent="caption" label={say('save')} icon={<Check aria-hidden="true" />} />
        </div>
        <div className="flex flex-wrap gap-1.5">
          {previous !== null && (
            <Act
              intent={`place:${previous}`}
              label={say('earlier')}
              icon={<ArrowLeft aria-hidden="true" />}
            />
          )}
          {behind !== null && (
            <Act intent={`place:${behind}`} label={say('later')} icon={<ArrowRight aria-hidden="true" />} />
          )}
          {!isCover && !photo.isHidden && (
            <Act intent="cover" label={say('makeCover')} icon={<Star aria-hidden="true" />} />
          )}
          {photo.isHidden ? (
            <Act intent="show" label={say('show')} icon={<Eye aria-hidden="true" />} />
          ) : (
            <Act intent="hide" label={say('hide')} icon={<EyeOff aria-hidden="true" />} />
          )}
        </div>
        <details>
          <summary className="cursor-pointer py-1.5 text-[0.9375rem] font-medium">{say('more')}</summary>
          <div className="grid gap-2 pt-2">
            {albums.length > 0 && (
              <div className="flex gap-2">
                <Select
                  name="album"
                  aria-label={say('moveTo')}
                  defaultValue=""
                  className="min-w-0 flex-1"
                  options={[
                    { value: '', label: say('chooseAlbum') },
                    ...albums.map(({ slug, title }) => ({ value: slug, label: title })),
                  ]}
                />
                <Button type="submit" name="intent" value="move">
                  {say('move')}
                </Button>
              </div>
            )}
            <Button type="submit" name="intent" value="delete" variant="danger" size="small">
              {say('deletePhoto')}
            </Button>
          </div>
        </details>
      </div>
    </Form>
  )
}

type ActProps = { readonly intent: string; readonly label: string; readonly icon: React.ReactNode }

function Act({ intent, label, icon }: ActProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      title={label}
      size="small"
      className="h-10 w-10 md:h-10"
    >
      {icon}
    </Button>
  )
}
