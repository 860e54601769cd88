type Shown = { readonly loaderData?: unknown }

/** The title the screen's reading gave; nothing where it failed, and the root says why. */
export function titleMeta({ loaderData }: Shown) {
  const title =
    typeof loaderData === 'object' && loaderData !== null && 'title' in loaderData
      ? loaderData.title
      : undefined
  return [{ title: typeof title === 'string' ? title : undefined }]
}
