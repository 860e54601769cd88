import { Avatar } from '../../ground/ui/avatar.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { photoWords } from './photo.words.ts'
import type { ProfileView } from './view-profile.server.ts'

export function PhotoPanel({ mine: { card, portrait } }: { readonly mine: ProfileView }) {
  const say = useWords(photoWords)
  return (
    <Panel title={say('panel')}>
      <div className="flex items-center gap-4">
        <Avatar size="large" firstName={card.firstName} lastName={card.lastName} photoUrl={portrait} />
        <ButtonLink to="/admin/profile/photo">{say(portrait ? 'change' : 'add')}</ButtonLink>
      </div>
      <p className="mt-3 text-sm text-muted">{say('who')}</p>
    </Panel>
  )
}
