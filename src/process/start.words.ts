import { defineWords } from '../ground/values/words.ts'

/** What whoever starts the house reads. */
export const openingWords = defineWords({
  running: {
    cs: 'Klubovna běží na {address} (Node {node})',
    en: 'Klubovna is running at {address} (Node {node})',
  },
  demo: {
    cs: 'Ukázkový klub Moravští jezdci, účty:',
    en: 'The demo club Moravští jezdci, accounts:',
  },
  password: { cs: 'Heslo všech: {password}', en: 'The password of all: {password}' },
  firstAccount: {
    cs: 'Zatím v ní nikdo není. První účet založíš v druhém okně: npm run club -- create-webmaster tvuj@email.cz',
    en: 'Nobody is in it yet. Make the first account in another window: npm run club -- create-webmaster you@example.com',
  },
  notStarted: { cs: 'Klubovnu nejde spustit.', en: 'Klubovna cannot start.' },
  databaseLost: {
    cs: 'Vestavěná databáze se ani za {seconds} sekund nerozběhla. Klubovna končí, aby ji správce služby spustil znovu.',
    en: 'The embedded database did not come back in {seconds} seconds. Klubovna ends, so that the service manager starts it anew.',
  },
  notListening: {
    cs: 'Na {place} nejde poslouchat (PORT, HOST): {why}',
    en: 'It cannot listen on {place} (PORT, HOST): {why}',
  },
  demoInTheWay: {
    cs: 'V DATA_DIR je ukázkový klub, jehož hesla zná každý, a DEMO=off žádá skutečný. Nastav jinou DATA_DIR (nebo tuhle složku smaž), anebo ukázku pusť s DEMO=on.',
    en: 'DATA_DIR holds the demo club, whose passwords everybody knows, and DEMO=off asks for a real one. Set another DATA_DIR (or delete this folder), or run the demo with DEMO=on.',
  },
})
