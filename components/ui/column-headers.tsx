/** The row of column names above a plain table. `cell` is how each of them looks, `className` the row as a whole. */
export function ColumnHeaders({
  names,
  cell,
  className,
}: {
  names: readonly string[];
  cell: string;
  className?: string;
}) {
  return (
    <thead className={className}>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={cell}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
