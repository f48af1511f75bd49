import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { CardGrid } from "@/components/list/card-grid";
import { Chips } from "@/components/list/chips";
import { ListHeader } from "@/components/list/list-header";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";

import { CourseCard } from "./course-card";
import type { EducationState } from "./education-state";
import { categoryChoices, filterCourses, SORTS, stateChips } from "./filters";
import { coursesText } from "./text";

/** Every course, as far as the filters let it through. */
export function CourseList({ study }: { study: EducationState }) {
  const { courses } = study.curriculum;
  const { progress } = study;
  const [text, setText] = useUrlText("q");
  const categories = useMemo(() => categoryChoices(courses), [courses]);
  const [category, setCategory] = useUrlChoice("category", categories, ALL);
  const states = useMemo(() => stateChips(courses, progress), [courses, progress]);
  const [state, setState] = useUrlChoice(
    "state",
    states.map(({ value, text: words }) => [value, words]),
    ALL,
  );
  const [sort, setSort] = useUrlChoice("sort", SORTS, "name");
  const shown = useMemo(
    () => filterCourses(courses, { text, category, state, sort }, progress),
    [courses, text, category, state, sort, progress],
  );

  return (
    <>
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 pb-1">
        <SearchField label="Name, code or description" value={text} onChange={setText} />
        <SelectField
          label="Category"
          value={category}
          options={categories}
          namesFrom={1}
          onChange={setCategory}
        />
      </search>
      <Chips
        label="Show only"
        chips={states}
        selected={[state]}
        total={courses.length}
        onChange={(chosen) => {
          setState(chosen.filter((one) => one !== ALL).at(-1) ?? ALL);
        }}
      />
      <ListHeader count={`Showing ${coursesText(shown.length)}`}>
        <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />
      </ListHeader>
      {shown.length === 0 ? (
        <EmptyState title="No courses found matching your search criteria.">
          Search for another word, or clear the filters.
        </EmptyState>
      ) : (
        <CardGrid
          label="Courses"
          entries={shown}
          entryId={({ id }) => id}
          card={(course) => <CourseCard course={course} study={study} />}
        />
      )}
    </>
  );
}
