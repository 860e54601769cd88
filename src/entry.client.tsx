import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLostConnection } from './ground/ui/error-code.ts'
import { installReloadOnce } from './ground/ui/reload-once.ts'
import { stopListeningAsleep } from './ground/ui/use-missed-click.ts'

installReloadOnce()
window.__isLostConnection = isLostConnection

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
  stopListeningAsleep()
})
