import { renderMarkdown } from './markdown-html.ts'

export function work(text: string): string {
  return renderMarkdown(text)
}
