import { join } from 'node:path'

/** One backup of each version there ever was, `<version>.tar.gz`, all made with this secret of nobody's. */
export const STORED_BACKUPS = join(import.meta.dirname, 'fixtures', 'backups')
export const STORED_SECRET = 'the known secret of the stored test backups'
