/** A size as people read it: `10.5`, in the manner of the language. */
export function megabytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6)
}
