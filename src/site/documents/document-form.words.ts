import { defineWords } from '../../ground/values/words.ts'

export const documentFormWords = defineWords({
  add: { cs: 'Přidat dokument', en: 'Add a document' },
  edit: { cs: 'Upravit údaje', en: 'Edit' },
  title: { cs: 'Název', en: 'Title' },
  kind: { cs: 'Druh', en: 'Kind' },
  datedOn: { cs: 'Ze dne', en: 'Of the day' },
  audience: { cs: 'Kdo ho uvidí', en: 'Who may have it' },
  everyone: { cs: 'Všichni v klubovně, i čekatelé', en: 'Everyone in the clubhouse, applicants too' },
  members: { cs: 'Členové a funkcionáři', en: 'Members and officers' },
  officers: { cs: 'Jen funkcionáři', en: 'Officers only' },
  roles: { cs: 'Jen vybrané role', en: 'Chosen roles only' },
  rolesTitle: { cs: 'Které role', en: 'Which roles' },
  rolesHint: { cs: 'Jen když volíš „vybrané role“.', en: 'Only with “chosen roles”.' },
  file: { cs: 'Soubor', en: 'File' },
  fileHint: {
    cs: 'PDF, DOCX, XLSX, ODT, TXT nebo obrázek, nejvýš 20 MB.',
    en: 'PDF, DOCX, XLSX, ODT, TXT or a picture, 20 MB at most.',
  },
  tooLarge: { cs: 'Soubor má víc než 20 MB.', en: 'The file is larger than 20 MB.' },
  save: { cs: 'Uložit', en: 'Save' },
  newVersion: { cs: 'Nahrát novou verzi', en: 'Upload a new version' },
  newVersionText: { cs: 'Starší verze tu zůstanou ke stažení.', en: 'Older versions stay to be downloaded.' },
  remove: { cs: 'Smazat dokument', en: 'Delete the document' },
  removeText: {
    cs: 'Smaže se i se všemi verzemi a vrátit to nejde.',
    en: 'It goes with all its versions, and there is no way back.',
  },
  removeSure: { cs: 'Opravdu smazat', en: 'Really delete' },
})
