import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { CopyButton } from '../../ground/ui/copy-button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { showToast } from '../../ground/ui/toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { PICTURE_SHAPE, shareBy } from '../events/share.ts'
import { shareWords } from './share.words.ts'
import type { InvitePage } from './view-invite.server.ts'

type Shared = NonNullable<InvitePage['share']>
type Version = Shared['versions'][number]

/** A text and a picture for the groups where people talk; the phone's own sheet takes both. */
export function SharePanel({ share }: { readonly share: Shared }) {
  const say = useWords(shareWords)
  const [first, ...others] = share.versions
  return (
    <Panel title={say('title')}>
      <p className="mb-4 text-muted">{say(share.isForMembers ? 'hintMembers' : 'hint')}</p>
      {first && <OneVersion version={first} />}
      {others.map((version) => (
        <Fold
          key={version.language}
          label={<span className="link font-medium">{say(version.language)}</span>}
          className="mt-3"
        >
          <OneVersion version={version} />
        </Fold>
      ))}
    </Panel>
  )
}

function OneVersion({ version: { text, picture, fileName, language } }: { readonly version: Version }) {
  const say = useWords(shareWords)
  return (
    <div className="grid gap-3.5">
      <img
        src={picture}
        alt={say('picture')}
        {...PICTURE_SHAPE}
        loading="lazy"
        className="h-auto w-full rounded-control"
      />
      <Field label={say('text')}>
        <TextInput
          key={text}
          readOnly
          lang={language}
          rows={text.split('\n').length + 1}
          className="field-sizing-content"
          defaultValue={text}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <ShareButton text={text} picture={picture} fileName={fileName} />
        <CopyButton text={text} label={say('copy')} copied={say('copied')}>
          {say('copy')}
        </CopyButton>
        <ButtonLink to={picture} download={fileName} reloadDocument size="small">
          {say('download')}
        </ButtonLink>
      </div>
    </div>
  )
}

type ShareButtonProps = Pick<Version, 'text' | 'picture' | 'fileName'>

/** The sheet opens only in the moment of the tap: the picture must be at hand before it. */
function ShareButton({ text, picture, fileName }: ShareButtonProps) {
  const say = useWords(shareWords)
  const mayShare = useSyncExternalStore(nothingChanges, hasSheet, onServer)
  const file = usePictureFile(mayShare ? picture : null, fileName)
  if (!mayShare) return null
  return (
    <Button
      size="small"
      onClick={() =>
        void shareBy(navigator, text, file).catch(() => showToast({ tone: 'error', text: say('failed') }))
      }
    >
      <Share2 aria-hidden="true" />
      {say('share')}
    </Button>
  )
}

function usePictureFile(address: string | null, fileName: string): File | null {
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    const stop = new AbortController()
    fetch(address, { signal: stop.signal })
      .then(async (answer) => {
        if (answer.ok) setFile(new File([await answer.blob()], fileName, { type: 'image/jpeg' }))
      })
      // Without the picture the words still go.
      .catch(() => undefined)
    return () => stop.abort()
  }, [address, fileName])
  return file
}

const nothingChanges = () => () => undefined
const hasSheet = () => 'share' in navigator && 'canShare' in navigator
const onServer = () => false
