import { defineWords } from '../../ground/values/words.ts'

export const operatorHelp = defineWords({
  title: { cs: 'Pro toho, kdo se stará o server', en: 'For whoever runs the server' },
  lead: {
    cs: 'Krátce; celý návod je v souboru docs/provoz.md.',
    en: 'In short; the whole guide is in docs/operations.md.',
  },
  start: { cs: 'Spustit', en: 'Start' },
  start1: {
    cs: 'Zkopíruj .env.example jako .env, nastav DEMO=off a APP_URL a spusť npm start.',
    en: 'Copy .env.example to .env, set DEMO=off and APP_URL and run npm start.',
  },
  start2: {
    cs: 'V druhém okně npm run club -- create-webmaster tvuj@email.cz vypíše odkaz k nastavení hesla.',
    en: 'In another window npm run club -- create-webmaster you@example.com prints the link that sets a password.',
  },
  backups: { cs: 'Zálohovat', en: 'Back up' },
  backups1: {
    cs: 'Zálohy dělá klubovna sama do DATA_DIR/backups; kopii měj jinde. Před každou aktualizací vznikne záloha navíc.',
    en: 'The house makes backups by itself in DATA_DIR/backups; keep a copy elsewhere. Before every upgrade one more is made.',
  },
  upgrade: { cs: 'Aktualizovat', en: 'Upgrade' },
  upgrade1: {
    cs: 'Zastav, vyměň složku za novou verzi, spusť npm start. Schéma databáze se přizpůsobí samo.',
    en: 'Stop it, replace the folder by the new version, run npm start. The schema adapts itself.',
  },
  trouble: { cs: 'Když něco nejde', en: 'When something fails' },
  trouble1: {
    cs: 'Podívej se do **Stav systému** a do výpisu v konzoli; každá chyba má číslo požadavku, podle kterého ji najdeš v logu.',
    en: 'Look at the **State of the system** and at the console; every fault has the number of its request, by which it is found in the log.',
  },
})
