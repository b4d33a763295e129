/** Give the reader a file of that name. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/toml' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
