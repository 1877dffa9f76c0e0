export * from './note-text.ts'
export * from './note.ts'
export * from './notes-newest-first.ts'
