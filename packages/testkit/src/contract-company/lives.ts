export { importSomeLives } from '../lives/run-lives.ts'
