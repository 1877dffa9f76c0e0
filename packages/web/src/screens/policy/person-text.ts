/** A person as they are named beside what they did. */
export const personText = (userName: string | null): string => userName ?? 'a former colleague'
