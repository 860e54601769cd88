/** The id of <main>: where the skip link leads and where the focus goes with every new page. */
export const MAIN_ID = 'obsah'
