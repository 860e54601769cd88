import { expect, test } from 'vitest'
import { fetchAhead, filesOf } from './fetch-ahead.ts'

const ROUTES = {
  root: { path: '', module: '/root.js' },
  layout: { parentId: 'root', path: undefined, module: '/layout.js' },
  admin: { parentId: 'layout', path: 'admin', module: '/admin.js', css: ['/admin.css'] },
  home: { parentId: 'layout', path: 'admin', module: '/dashboard.js' },
  members: { parentId: 'admin', path: 'members', module: '/members.js', imports: ['/list.js', '/table.js'] },
  events: { parentId: 'layout', path: 'admin/events', module: '/events.js', imports: ['/list.js'] },
  event: { parentId: 'layout', path: 'admin/events/:id', module: '/event.js' },
}

test.each([
  [['/admin/events'], ['/events.js', '/list.js']],
  [['/admin/members'], ['/members.js', '/list.js', '/table.js']],
  [
    ['/admin/members', '/admin/events'],
    ['/members.js', '/list.js', '/table.js', '/events.js'],
  ],
  [['/admin/nowhere'], []],
])('the files of %s', (paths, files) => {
  expect(filesOf(paths, ROUTES)).toEqual(files)
})

test('each is fetched once, one that failed again, and none stops the others', async () => {
  const asked: string[] = []
  const get = async (file: string) => {
    asked.push(file)
    if (file === '/list.js' && asked.length < 3) throw new TypeError('Failed to fetch')
  }
  await fetchAhead(['/admin/events'], ROUTES, get)
  await fetchAhead(['/admin/members', '/admin/events'], ROUTES, get)

  expect(asked).toEqual(['/events.js', '/list.js', '/members.js', '/list.js', '/table.js'])
})
