/** Computes once for each object, for as long as the object lives. */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>()
  return key => {
    const existing = values.get(key)
    if (existing) return existing.value
    const value = compute(key)
    values.set(key, { value })
    return value
  }
}
