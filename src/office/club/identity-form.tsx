import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ClubForm, type ClubFormProps, ClubText } from './club-form.tsx'
import { clubWords } from './club.words.ts'

/** The name, and the two sentences of the home page; `isShort` asks for the name only. */
export function IdentityForm({ isShort = false, ...form }: ClubFormProps & { readonly isShort?: boolean }) {
  const say = useWords(clubWords)
  const part = { ...form, intent: 'identity' } as const
  return (
    <Panel title={say('identity')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('identityText')}</p>
      <ClubForm {...part}>
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
          <ClubText {...part} name="name" maxLength={80} isRequired />
          <ClubText {...part} name="shortName" maxLength={4} isRequired hint={say('shortNameHint')} />
          <ClubText
            {...part}
            name="foundedIn"
            maxLength={4}
            inputMode="numeric"
            isRequired
            hint={say('foundedInHint')}
          />
        </div>
        <div className="grid gap-5 md:grid-cols-2">
          <ClubText {...part} name="claimCs" maxLength={60} lang="cs" />
          {!isShort && <ClubText {...part} name="claimEn" maxLength={60} lang="en" />}
          <ClubText {...part} name="introCs" maxLength={300} rows={isShort ? 2 : 3} lang="cs" />
          {!isShort && <ClubText {...part} name="introEn" maxLength={300} rows={3} lang="en" />}
        </div>
      </ClubForm>
    </Panel>
  )
}

export function ContactForm(form: ClubFormProps) {
  const say = useWords(clubWords)
  const part = { ...form, intent: 'contact' } as const
  return (
    <Panel title={say('contact')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('contactText')}</p>
      <ClubForm {...part}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ClubText {...part} name="email" maxLength={254} inputMode="email" />
          <ClubText
            {...part}
            name="registrationNumber"
            maxLength={12}
            inputMode="numeric"
            hint={say('registrationNumberHint')}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]">
          <ClubText {...part} name="street" maxLength={120} />
          <ClubText {...part} name="city" maxLength={80} />
          <ClubText {...part} name="postalCode" maxLength={12} inputMode="numeric" />
        </div>
      </ClubForm>
    </Panel>
  )
}
