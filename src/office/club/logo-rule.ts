/** As much as a logo may weigh when it is handed in. */
export const LARGEST_LOGO = 5 * 1024 * 1024
