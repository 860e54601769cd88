import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { LATEST_BUILD, plainTarget, RUNNING_BUILD, watchBuilds } from './builds.ts'
import { useGoTo } from './use-go-to.ts'

/** Once a new build is out, the next step in the app loads a whole document, and with it the new build. */
export function useNewBuild(): void {
  const [isOld, setOld] = useState(false)
  const target = plainTarget(useNavigation())
  const goTo = useGoTo()
  useEffect(
    () => (RUNNING_BUILD ? watchBuilds(RUNNING_BUILD, askForLatest, () => setOld(true)) : undefined),
    [],
  )
  useEffect(() => {
    if (isOld && target) goTo(target, { document: true })
  }, [isOld, target, goTo])
}

async function askForLatest(): Promise<unknown> {
  const response = await fetch(LATEST_BUILD, { cache: 'no-store' })
  return response.ok ? response.json() : null
}
