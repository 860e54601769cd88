/** Everybody's in the demo club; the sign-in screen of a demo says it aloud. */
export const DEMO_PASSWORD = 'Klubovna-demo-2026'
