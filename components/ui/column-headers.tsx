/** The row of column names above a plain table. `cell` has the classes of each name, `className` those of the whole row. */
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
