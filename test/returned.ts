type Report = {
  /** The random part of the number of the letter it is about. */
  readonly number: string
  readonly action?: string
  readonly status?: string
  readonly envelope?: string
}

/** What Postfix sends back when the next server will not have a letter. */
export function aReport({ number, action = 'failed', status = '5.1.1', envelope }: Report): string {
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.jinde.test (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: vraceno@klub.test',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4D1.17/mail.jinde.test"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4D1.17/mail.jinde.test',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mail.jinde.test.',
    '',
    '--4D1.17/mail.jinde.test',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.jinde.test',
    ...(envelope ? [`Original-Envelope-Id: ${envelope}`] : []),
    'Arrival-Date: Tue, 17 Nov 2026 10:00:00 +0100 (CET)',
    '',
    'Final-Recipient: rfc822; nikdo@jinde.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.jinde.test',
    `Diagnostic-Code: smtp; 550 ${status} <nikdo@jinde.test>: Recipient address`,
    '    rejected: User unknown',
    '',
    '--4D1.17/mail.jinde.test',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Klub <klub@klub.test>',
    `Message-ID: <${number}@klub.test>`,
    'Subject: =?UTF-8?Q?P=C5=99=C3=ADsp=C4=9Bvek?=',
    '',
    '--4D1.17/mail.jinde.test--',
    '',
  ].join('\r\n')
}
