import { defineWords } from '../../ground/values/words.ts'

export const clearCacheWords = defineWords({
  title: { cs: 'Čistý stůl', en: 'A clean slate' },
  text: {
    cs: 'Když se stránky chovají divně, bývá na vině něco starého uložené v prohlížeči. Tady to zmizí. Přihlášení ti zůstává.',
    en: 'When the pages behave strangely, something old kept in the browser is often to blame. Here it goes. You stay signed in.',
  },
  browserCache: { cs: 'Mezipaměť prohlížeče pro tyto stránky', en: 'The browser’s cache for these pages' },
  caches: {
    cs: {
      one: '{count} uložená kopie stránek',
      few: '{count} uložené kopie stránek',
      many: '{count} uložené kopie stránek',
      other: '{count} uložených kopií stránek',
    },
    en: { one: '{count} stored copy of pages', other: '{count} stored copies of pages' },
  },
  workers: {
    cs: {
      one: '{count} pomocník na pozadí',
      few: '{count} pomocníci na pozadí',
      many: '{count} pomocníka na pozadí',
      other: '{count} pomocníků na pozadí',
    },
    en: { one: '{count} background helper', other: '{count} background helpers' },
  },
  stored: {
    cs: {
      one: '{count} uložený filtr nebo rozepsaný text',
      few: '{count} uložené filtry a rozepsané texty',
      many: '{count} uloženého filtru a textu',
      other: '{count} uložených filtrů a rozepsaných textů',
    },
    en: { one: '{count} stored filter or draft', other: '{count} stored filters and drafts' },
  },
  clear: { cs: 'Vyčistit', en: 'Clear' },
  cleared: { cs: 'Vyčistili jsme', en: 'We cleared' },
  working: { cs: 'Čistíme', en: 'Clearing' },
  failed: {
    cs: 'Prohlížeč nás k uloženým datům nepustil. Smaž data těchto stránek v jeho nastavení.',
    en: 'The browser did not let us at the stored data. Delete the data of these pages in its settings.',
  },
  noScript: {
    cs: 'Prohlížeč jsme požádali, aby vyčistil mezipaměť. Uložené filtry a rozepsané texty umíme smazat jen se zapnutým JavaScriptem, a ten tu neběží.',
    en: 'We asked the browser to clear its cache. Stored filters and drafts can only be deleted with JavaScript, which is not running here.',
  },
  home: { cs: 'Zpět na hlavní stránku', en: 'Back to home' },
})
