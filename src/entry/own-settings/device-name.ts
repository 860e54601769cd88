export type DeviceName = {
  readonly browser: string | null
  readonly system: string | null
  readonly isHandheld: boolean
}

// The first that matches counts: everything calls itself Mozilla, Edge calls itself Chrome, Chrome calls itself Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bSeznam/, 'Seznam.cz'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string, 'handheld' | 'desk'])[] = [
  [/\biPhone\b/, 'iPhone', 'handheld'],
  [/\biPad\b/, 'iPad', 'handheld'],
  [/\bAndroid\b/, 'Android', 'handheld'],
  [/\bWindows\b/, 'Windows', 'desk'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', 'desk'],
  [/\bCrOS\b/, 'ChromeOS', 'desk'],
  [/\bLinux\b/, 'Linux', 'desk'],
]

/** What a person would call the device: 'Chrome, Android'. Good enough to recognise one's own, no more. */
export function deviceName(userAgent: string): DeviceName {
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))
  return {
    browser: BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
    system: system?.[1] ?? null,
    isHandheld: system?.[2] === 'handheld',
  }
}
