import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installReloadOnce } from './ui/reload-once.ts'
import { stopListeningAsleep } from './ui/use-missed-click.ts'

installReloadOnce()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
  stopListeningAsleep()
})
