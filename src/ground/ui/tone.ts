export type Tone = 'success' | 'error' | 'warning' | 'info'
