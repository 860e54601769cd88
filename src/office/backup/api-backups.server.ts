import { z } from 'zod'
import { door } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { MaybeProved, NamedBackup, Proved, RestoreAsked } from './backup-input.ts'
import { listBackups } from './backups.server.ts'
import { allowDownload, sendBackup, throwAwayBackup } from './hand-out-backup.server.ts'
import { changePlan, PlanForm } from './plan.server.ts'
import { startRestore } from './start-task.server.ts'
import { taskDoor } from './api-task.server.ts'
import { beginBackup, finishBackup, receivePiece } from './take-in-backup.server.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'
import { BackupListAnswer, TaskStarted } from './task-answer.ts'

const UploadId = z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/) })
const LARGEST_BACKUP = 200_000_000_000
const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

// Making a backup and proving one is the administration's; carrying the whole club out or in is the Webmaster's alone.
export const backupDoors = [
  door({
    method: 'GET',
    path: '/api/backups',
    who: 'club.administer',
    summary: 'Backups on this server, the newest first',
    query: listQuery(['-at']),
    answers: BackupListAnswer,
    handle: async ({ query }) => onePage(await listBackups(), query),
  }),
  taskDoor({
    path: '/api/backups',
    kind: 'backup',
    summary: 'Make a backup in the background',
  }),
  taskDoor({
    path: '/api/backups/drill',
    kind: 'drill',
    summary: 'Prove a restore in a throw-away database, in the background',
  }),
  taskDoor({
    path: '/api/backups/copy',
    kind: 'copy',
    summary: 'Send an encrypted copy of the newest backup outside the server, in the background',
  }),
  door({
    method: 'PUT',
    path: '/api/backups/plan',
    who: 'club.restore',
    summary: 'When backups are made by themselves and how many are kept, with one’s password',
    body: PlanForm.extend(MaybeProved.shape),
    answers: Done,
    handle: async ({ db, visitor, body: { password, ...plan } }) => {
      await changePlan(db, visitor, { plan, password })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/backups/uploads',
    who: 'club.restore',
    summary: 'Announce a backup to be brought in, with one’s password',
    body: MaybeProved.extend({ size: z.int().positive().max(LARGEST_BACKUP) }),
    answers: { 201: doneWith({ upload: z.strictObject({ id: z.string() }) }) },
    handle: async ({ db, visitor, body, http }) => {
      const id = await beginBackup(db, visitor, body)
      http.status(201)
      return { success: true, upload: { id } }
    },
  }),
  door({
    method: 'PUT',
    path: '/api/backups/uploads/:id',
    who: 'club.restore',
    file: ['application/octet-stream'],
    summary: 'The next piece as the body; offset says where it begins',
    params: UploadId,
    query: z.strictObject({ offset: count }),
    answers: doneWith({ offset: z.int() }),
    handle: async ({ params, query, http }) => ({
      success: true,
      offset: await receivePiece(params.id, query.offset, new Uint8Array(await http.req.arrayBuffer())),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/backups/uploads/:id/finish',
    who: 'club.restore',
    summary: 'All pieces are there: it takes its place among the backups',
    params: UploadId,
    body: z.strictObject({ size: z.int().positive() }),
    answers: doneWith({ name: z.string() }),
    handle: async ({ db, visitor, params, body }) => ({
      success: true,
      name: await finishBackup(db, visitor, { id: params.id, size: body.size }),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/backups/:name/download',
    who: 'club.restore',
    summary: 'For the password: an address where the backup lies for ten minutes, for this session alone',
    params: NamedBackup,
    body: Proved,
    answers: doneWith({ address: z.string() }),
    handle: async ({ db, visitor, params, body }) => ({
      success: true,
      address: await allowDownload(db, visitor, { name: params.name, password: body.password }),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/backups/:name/restore',
    who: 'club.restore',
    summary: 'Put the club back as the backup has it, in the background; everybody is signed out',
    params: NamedBackup,
    body: RestoreAsked,
    answers: { 202: TaskStarted },
    handle: async ({ db, visitor, params, body, http }) => {
      const taskId = await startRestore(db, visitor, { name: params.name, ...body })
      http.status(202)
      return { success: true, taskId }
    },
  }),
  door({
    method: 'GET',
    path: '/api/backups/:name',
    sends: 'kept',
    who: 'club.restore',
    summary: 'The backup itself, with the ticket got for the password',
    params: NamedBackup,
    query: z.strictObject({ until: count, ticket: z.string().max(64) }),
    sentAs: ['application/gzip'],
    handle: async ({ visitor, params, query, http }) => sendBackup(http.req.raw, visitor, params.name, query),
  }),
  door({
    method: 'DELETE',
    path: '/api/backups/:name',
    who: 'club.restore',
    summary: 'Throw a backup away, with one’s password',
    params: NamedBackup,
    body: MaybeProved,
    bodyMayBeMissing: true,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await throwAwayBackup(db, visitor, { name: params.name, ...body })
      return { success: true }
    },
  }),
]
