import { fileURLToPath } from 'node:url'

/** The folder of the repository, and paths in it. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
export const at = (...parts) => [root.replace(/\/$/, ''), ...parts].join('/')

/** Where the monitor keeps its data by default. */
export const dataFolder = () => process.env.FAIRHAUL_DATA ?? at('.fairhaul', 'data')
