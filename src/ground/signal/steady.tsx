import { useRouteLoaderData } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { TOAST_PLACE } from '../ui/toast-look.ts'
import type { Root } from '../ui/use-root.ts'
import { DraftKeeper } from './draft-keeper.tsx'
import { LostBar } from './lost-bar.tsx'
import { installLostModule } from './lost-module.ts'
import { installSteadyFetch } from './steady-fetch.ts'

installLostModule()
installSteadyFetch()

export function Steady() {
  const root = useRouteLoaderData<Root>('root')
  const writer = root?.visitor ? String(root.visitor.id) : null
  return (
    <div className={classNames(TOAST_PLACE, 'grid gap-3')}>
      {root && <DraftKeeper key={writer} writer={writer} />}
      <LostBar />
    </div>
  )
}
