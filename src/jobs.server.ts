import { forgetUnprovedApplications } from './people/applications/forget-unproved.server.ts'
import { announceApplications } from './people/applications/announce-applications.server.ts'
import { deleteOldReadings } from './money/bank/readings.server.ts'
import { warnAboutToken } from './money/bank/warn-about-token.server.ts'
import { BATCH_KINDS } from './batch-kinds.server.ts'
import { resumeBatches, resumeForgotten, runBatch } from './ground/batches/run-batch.server.ts'
import { deleteExpiredSessions } from './entry/accounts/sessions.server.ts'
import { forgetTouched } from './ground/postgres/followed.server.ts'
import { foldTally } from './money/fees/payment-tallies.server.ts'
import { remindByItself } from './money/fees/remind-by-itself.server.ts'
import { tellOfLapses } from './people/lapsing/tell-of-lapses.server.ts'
import { remindHog } from './people/hog/remind-hog.server.ts'
import { closeFormer } from './people/closing/close-former.server.ts'
import { forgetOldDrafts } from './people/import/imports.server.ts'
import { deleteExpiredChallenges } from './entry/keys/challenges.server.ts'
import { deleteExpiredAnswerLinks } from './ground/mail/answer-links.server.ts'
import { retryFollowUps } from './ground/mail/follow-up.server.ts'
import { askSignatures } from './meetings/minutes/ask-signatures.server.ts'
import { forgetArrivals } from './meetings/votes/forget-arrivals.server.ts'
import { publishMinutes } from './meetings/minutes/publish-minutes.server.ts'
import { turnRollams } from './meetings/rollam/turn-rollams.server.ts'
import { remindTasks } from './meetings/resolutions/tell-tasks.server.ts'
import { putDemoDocuments } from './site/documents/demo-documents.server.ts'
import { forgetUnkeptDocument } from './site/documents/keep-document.server.ts'
import { finishUploads } from './rides/gallery/finish-upload.server.ts'
import { addAvif, removeFilesInTime } from './rides/gallery/keep-photo.server.ts'
import { forgetUploads } from './rides/gallery/uploads.server.ts'
import { forgetUnproved } from './rides/guests/forget-guests.server.ts'
import { askHome } from './rides/events/ask-home.server.ts'
import { releaseQuotas } from './rides/events/release-quotas.server.ts'
import { remindRiders } from './rides/events/remind-riders.server.ts'
import { sendDueMail, sendMail } from './ground/mail/send-mail.server.ts'
import { sendPush } from './ground/push/send-push.server.ts'
import { type MailRoom } from './ground/mail/mail-room.ts'
import { forgetRecipients } from './site/messages/messages.server.ts'
import { keepTexts } from './site/news/keep-texts.server.ts'
import { pairMovements } from './money/pairing/pair-movements.server.ts'
import { receiveMoneyByItself } from './money/pairing/receive-money.server.ts'
import { now } from './ground/platform/clock.server.ts'
import { surroundings } from './ground/platform/surroundings.server.ts'
import { pragueDay } from './ground/values/day.ts'
import type { JobTable } from './ground/platform/jobs.server.ts'
import { wakeKilled } from './ground/platform/wake-killed.server.ts'
import { sendForgotten } from './ground/mail/send-forgotten.server.ts'
import { tellForgotten } from './ground/push/notes.server.ts'
import { turnMandates } from './office/mandates/turn-mandates.server.ts'
import { copyJournal } from './office/privacy/journal.server.ts'
import { runRetention } from './office/privacy/run-retention.server.ts'
import { deleteStaleRecords } from './ground/postgres/stale-records.server.ts'
import { catchUp, watchOver } from './office/backup/plan.server.ts'
import { sendJournal } from './office/backup/send-copy.server.ts'
import { resumeTasks, runTask } from './office/backup/run-task.server.ts'
import { forgetPieces } from './office/backup/take-in-backup.server.ts'
import { forgetOldTasks } from './office/backup/tasks.server.ts'
import { deliverForgotten, forgetOldDeliveries } from './office/hooks/hooks.server.ts'
import { sendHooks } from './office/hooks/send-hooks.server.ts'
import { dropLeftDatabases } from './office/backup/throw-away-database.server.ts'

/** Work that somebody dead or frozen may have in hand. */
export const FORGOTTEN = [sendForgotten, resumeForgotten, tellForgotten, deliverForgotten, wakeKilled]

/** Every kind of background work there is, and when it comes by itself (Prague time). */
export function jobTable(mailRoom: MailRoom): JobTable {
  return {
    'send-mail': {
      // Each letter brings one look at the queue, and the most urgent one goes.
      work: async ({ db }) => {
        await sendMail(db, mailRoom)
      },
    },
    'send-due-mail': {
      work: async ({ db, signal }) => {
        await retryFollowUps(db, mailRoom.afterSent)
        await sendDueMail(db, mailRoom, signal)
      },
      cron: '* * * * *',
      atStart: true,
    },
    'send-push': {
      work: ({ db, signal }) => sendPush(db, { origin: mailRoom.origin, signal }),
      cron: '* * * * *',
      atStart: true,
    },
    'send-hooks': {
      work: ({ db, signal }) => sendHooks(db, signal),
      cron: '* * * * *',
      atStart: true,
    },
    'resume-batches': {
      work: ({ db, signal }) => resumeBatches(db, BATCH_KINDS, signal),
      cron: '* * * * *',
      atStart: true,
    },
    // Looks often, so that a house that was off at six tells it when it is back.
    'ask-home': { work: ({ db }) => askHome(db, now()), cron: '*/5 * * * *', atStart: true },
    'remind-riders': { work: ({ db }) => remindRiders(db, now()), cron: '*/15 * * * *', atStart: true },
    'forget-unproved': {
      work: async ({ db }) => {
        await forgetUnproved(db)
        await forgetUnprovedApplications(db)
      },
      cron: '23 * * * *',
      atStart: true,
    },
    'release-quotas': { work: ({ db }) => releaseQuotas(db, now()), cron: '*/15 * * * *', atStart: true },
    // Looks often, so that a house that was off at night or in the morning catches up.
    'remind-by-itself': { work: ({ db }) => remindByItself(db, now()), cron: '*/15 * * * *', atStart: true },
    'tell-of-lapses': { work: ({ db }) => tellOfLapses(db, now()), cron: '*/15 * * * *', atStart: true },
    // Who may what is asked of the day itself; this writes it down and tells it.
    'turn-mandates': { work: ({ db }) => turnMandates(db, now()), cron: '*/5 * * * *', atStart: true },
    'remind-hog': { work: ({ db }) => remindHog(db, now()), cron: '35 8-19 * * *' },
    'announce-applications': { work: ({ db }) => announceApplications(db), cron: '*/10 * * * *' },
    'run-batch': {
      work: ({ db, signal }, { batchId }) => runBatch(db, BATCH_KINDS, Number(batchId), signal),
    },
    'make-avif': { work: ({ db }, { photoId }) => addAvif(db, Number(photoId)) },
    'remove-files': {
      work: ({ db }, { keys }) => removeFilesInTime(db, Array.isArray(keys) ? keys.map(String) : []),
    },
    'forget-unkept-document': {
      work: ({ db }, { fileKey }) => forgetUnkeptDocument(db, String(fileKey)),
    },
    'publish-minutes': {
      work: ({ db }) => publishMinutes(db, now()),
      cron: '*/5 * * * *',
      atStart: true,
    },
    'ask-signatures': { work: ({ db }) => askSignatures(db), cron: '*/10 * * * *', atStart: true },
    // Soon after midnight in Prague a decision by letter whose last day is over is counted.
    'turn-rollams': { work: ({ db }) => turnRollams(db, now()), cron: '*/5 * * * *', atStart: true },
    'remind-tasks': { work: ({ db }) => remindTasks(db, pragueDay(now())), cron: '25 8-19 * * *' },
    'forget-arrivals': { work: ({ db }) => forgetArrivals(db) },
    'put-demo-documents': { work: ({ db }) => putDemoDocuments(db), atStart: true },
    'finish-uploads': {
      work: ({ db, signal }) => finishUploads(db, signal),
      cron: '* * * * *',
      atStart: true,
    },
    // Looks every minute whether the bank's time has come: once an hour, sooner after a fault.
    'receive-money': {
      work: ({ db }, { isRetry }) => receiveMoneyByItself(db, { isRetry: isRetry === true }),
      cron: '* * * * *',
    },
    'pair-movements': {
      work: async ({ db }) => {
        await pairMovements(db)
      },
    },
    'warn-about-token': { work: ({ db }) => warnAboutToken(db), cron: '5 8 * * *' },
    'run-task': { work: ({ db, signal }, { taskId }) => runTask(db, Number(taskId), signal) },
    'resume-tasks': { work: ({ db }) => resumeTasks(db), cron: '* * * * *', atStart: true },
    'watch-over': { work: ({ db }) => watchOver(db, pragueDay(now())), cron: '40 2 * * *' },
    // What the house missed while it was off, and what a killed one left behind.
    'catch-up': {
      work: async ({ db }) => {
        await catchUp(db, now())
        await dropLeftDatabases(surroundings().databaseUrl)
      },
      atStart: true,
    },
    'tidy-up': {
      work: async ({ db }) => {
        await deleteExpiredSessions(db)
        await deleteExpiredChallenges(db)
        await deleteExpiredAnswerLinks(db)
        await deleteStaleRecords(db)
        await forgetUploads(db)
        await deleteOldReadings(db)
        await forgetOldDrafts(db)
        await forgetRecipients(db)
        await forgetOldTasks(db)
        await forgetPieces()
        await foldTally(db)
        await forgetTouched(db)
        await forgetOldDeliveries(db)
      },
      cron: '17 3 * * *',
    },
    // Once for everybody who went before closing existed; after that it finds nobody, unless a restored backup brings some.
    'close-former': {
      work: async ({ db }) => {
        await closeFormer(db, now())
      },
      cron: '27 3 * * *',
      atStart: true,
    },
    // Texts saved by an older version, or on the way of a restore.
    'keep-texts': { work: ({ db }) => keepTexts(db), cron: '31 3 * * *', atStart: true },
    // Whoever was erased is in no copy that comes back, though the house was killed before it wrote that down.
    'send-journal': {
      work: async ({ db }) => {
        await copyJournal(db)
        await sendJournal(db)
      },
    },
    retention: {
      work: async ({ db }) => {
        await runRetention(db)
        await copyJournal(db)
        await sendJournal(db)
      },
      cron: '41 3 * * *',
    },
  }
}
