import type { MetaDescriptor } from 'react-router'

// The link of a letter must not travel on as a referrer. `no-referrer` would do the same, but then a browser without
// JavaScript sends its form with `Origin: null`, which nobody here may accept.
const REFERRER_POLICY = 'strict-origin'

export function linkHeaders() {
  return { 'referrer-policy': REFERRER_POLICY, 'cache-control': 'no-store' }
}

export function linkMeta({
  loaderData,
}: {
  readonly loaderData: { readonly title: string } | undefined
}): MetaDescriptor[] {
  return [
    { title: loaderData?.title },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: REFERRER_POLICY },
  ]
}
