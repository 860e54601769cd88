import { formOf } from '../../ground/http/form-of.ts'
import type { FormValues } from '../../ground/http/form-answer.server.ts'
import { previewHtml } from '../../ground/texts/text-html.server.ts'
import { NewsFields } from './news-input.ts'

/** Of news that are written for the first time or anew: those also say which version they were. */
export const NewsPreview = formOf(NewsFields.loose())

/** How the text would look; what was written goes back into the form. */
export async function previewNews(_: unknown, { body }: Pick<NewsFields, 'body'>, values: FormValues) {
  return { preview: await previewHtml(body), values }
}
