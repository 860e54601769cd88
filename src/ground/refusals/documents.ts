// How the club's documents say no.
export const documentRefusals = {
  document_not_accepted: {
    status: 415,
    cs: 'Tenhle soubor nepřijmeme. Bereme PDF, DOCX, XLSX a ODT bez maker, TXT v UTF-8 a obrázky JPG, PNG a WebP, s odpovídající příponou.',
    en: 'This file is not accepted. We take PDF, DOCX, XLSX and ODT without macros, TXT in UTF-8 and JPG, PNG and WebP pictures, under their own extension.',
  },
  document_changed_meanwhile: {
    status: 409,
    cs: 'Dokument mezitím změnil někdo jiný. Načti ho znovu.',
    en: 'Somebody else has changed the document meanwhile. Load it again.',
  },
} as const
