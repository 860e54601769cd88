import { isLostConnection } from '../ui/error-code.ts'
import { showAtRest } from './at-rest.ts'
import { dropLost, type Lost, tellLost } from './lost.ts'

declare global {
  interface Window {
    /** Asked by React Router when the script of a screen does not come (vite.config.ts). */
    __lostModule?: <Module>(error: unknown, load: () => Promise<Module>) => Promise<Module>
  }
}

/**
 * The script of a screen did not come. With a signal the house has probably moved on to a new build: one reload brings it.
 * Without one the screen stays as it was until there is a signal again; a browser that will not ask twice for the same
 * script then loads the whole document.
 */
export function installLostModule(): void {
  window.__lostModule = async (error, load) => {
    if (navigator.onLine && window.__reloadOnce?.()) return new Promise(() => undefined)
    if (!isLostConnection(error)) throw error
    const target = window.__reactRouterDataRouter?.state.navigation.location
    await signalBack()
    try {
      return await load()
    } catch {
      if (target) window.location.assign(target.pathname + target.search + target.hash)
      else window.location.reload()
      return new Promise(() => undefined)
    }
  }
}

function signalBack(): Promise<void> {
  return new Promise((resolve) => {
    const stay = () => {
      showAtRest()
      dropLost((one) => one === lost)
      tellLost(lost)
    }
    const lost: Lost = {
      isForm: false,
      again: () => {
        if (!navigator.onLine) return stay()
        forget?.()
        resolve()
      },
    }
    // Whoever asks for the same screen again meanwhile would wait for the same script.
    const forget = window.__reactRouterDataRouter?.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle' && !navigator.onLine) stay()
    })
    stay()
  })
}
