import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLostConnection } from './ui/error-code.ts'
import { installReloadOnce } from './ui/reload-once.ts'
import { stopListeningAsleep } from './ui/use-missed-click.ts'

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
