import { type Clock, DAY, HOUR } from "./clock";
import { at, seededRandom } from "./random";

/**
 * Category, the letters of its codes, the subject of its effects, and its courses: the first one opens the category, the last one
 * completes it.
 */
const TABLE = `Business Management|BUS|employee effectiveness|Introduction to Business,Statistics,Communication,Marketing,Corporate Finance,Corporate Strategy,Pricing Strategy,Logistics,Product Management,Business Ethics,Human Resource Management,E-Commerce,Entrepreneurship,Bachelor of Commerce
History|HIS|melee damage|Introduction to History,Aims & Methods in Archaeology,Ancient Japanese History,Medieval History,Medieval Archaeology,South Asian Archaeology,Egyptian Archaeology,Maritime History,Bachelor of History
Mathematics|MTH|ammo conservation|Introduction to Mathematics,Essential Foundation Mathematics,Intermediate Mathematics,Geometry,Algebra,Probability,Trigonometry,Calculus,Discrete Mathematics,Geometry 2,Number Theory,Bachelor of Mathematics
Biology|BIO|medical item effectiveness|Introduction to Biochemistry,Evolution,Intermediate Biochemistry,Advanced Biochemistry,Fundamentals of Neurobiology,Chromosomes and Gene Functions,Forensic Science,Anatomy,Intravenous Therapy,Toxicology,Bachelor of Biology
Sports Science|SPT|gym gains|Introduction to Sports Science,Strength and Conditioning,Physiological Testing,Human Movement Analysis,Bio Mechanical Determinants of Skill,Sports Medicine,Nutritional Science,Analysis and Performance,Sports Administration,Coaching,Bachelor of Sports Science
Computer Science|CMT|virus coding speed|Introduction to Computing,Intermediate Programming,Networking,Computer Repair,Algorithms and Advanced Programming,Fundamentals of Computer Architecture,Software Engineering,Quantum Computing,Natural Language Engineering,Computer Security and Defense,Machine Learning,Operating Systems,Bachelor of Computer Science
Psychology|PSY|dexterity|Introduction to Psychology,Memory and Decision,Brain and Behaviour,Quantitative Methods in Psychology,Applied Decision Methods,Attention and Awareness,Social Psychology,Criminal Psychology,Bachelor of Psychological Sciences
Self Defense|DEF|defense|Introduction to Self Defense,Judo,Kick Boxing,Krav Maga,Jujitsu,Tae Kwon Do,Muay Thai,Capoeira,Fencing,Bachelor of Self Defense
Combat Training|CBT|weapon accuracy|Introduction to Combat,Military Psychology,Study of War and Technology,Study of Society and Warfare,Study of Machine Guns,Study of Submachine Guns,Study of Pistols,Study of Rifles,Study of Heavy Artillery,Study of Shotguns,Fieldcraft,Bachelor of Military Arts and Science
Law|LAW|busting skill|Introduction to Law,Public Law,Common Law,Law of Property,Criminal Law,Administrative Law,Commercial and Consumer Law,Family Law,Labor Law,Social and Economic Law,Use of Force in International Law,International Human Rights,Media Law,Revenue Law,Maritime Law,Bachelor of Law
Health & Fitness|HAF|speed|Introduction to Health and Fitness,Aerobics,Acrobatics,Power Lifting,Yoga,Swimming,Marathon Training,Sailing,Climbing,Rowing,Bachelor of Health Sciences
General Studies|GEN|working stat gains|Introduction to General Studies,Driving License,Astronomy,Mechanical Arts,General Mechanics,Basic English,Creative Writing,General Science,Survival Skills,Newtonian Physics,Ivory Crafting,Cookery,Photography,Foreign Languages,Bachelor of General Studies`;

const random = seededRandom("education");
let lastId = 0;

export const EDUCATION = TABLE.split("\n").map((line, index) => {
  const [name = "", letters = "", effect = "", list = ""] = line.split("|");
  const names = list.split(",");
  const firstId = lastId + 1;
  return {
    id: index + 1,
    name,
    courses: names.map((course, order) => {
      const id = ++lastId;
      const isFirst = order === 0;
      const isLast = order === names.length - 1;
      const days = isFirst ? 7 : isLast ? random.pick([35, 42, 49]) : random.pick([14, 14, 21, 28]);
      // Every course needs the first one, the last needs all of them, and some need the previous one as well.
      const before = isLast
        ? names.slice(0, -1).map((_, i) => firstId + i)
        : isFirst
          ? []
          : [...new Set([firstId, ...(random.chance(0.15) ? [id - 1] : [])])];
      const percent = isLast ? 10 : random.int(1, 5);
      const stat = (most: number) => (random.chance(0.2) ? null : random.int(1, most) * 5);
      return {
        id,
        code: `${letters}${isFirst ? 1 : isLast ? 3 : 2}${100 + order * 20}`,
        name: course,
        description: `${isFirst ? "Opens the study of" : "A course in"} ${name.toLowerCase()}.`,
        duration: days * DAY,
        rewards: {
          working_stats: { manual_labor: stat(20), intelligence: stat(30), endurance: stat(15) },
          effect: isLast || random.chance(0.5) ? `Gain a ${percent}% bonus to ${effect}` : null,
          honor: isLast ? 40 + index : null,
        },
        prerequisites: {
          cost: isFirst ? 200 : isLast ? 5000 : random.int(10, 70) * 50,
          courses: before,
        },
      };
    }),
  };
});

/** The fraction of each category that the player has completed. */
const DONE = [1, 1, 0.5, 1, 0.9, 0.7, 1, 0.6, 0.1, 0.3, 0, 0.5];

const complete = EDUCATION.flatMap(({ courses }, index) =>
  courses.slice(0, Math.floor(courses.length * at(DONE, index))).map(({ id }) => id),
);
const open = EDUCATION.flatMap(({ courses }) => courses).filter(
  ({ id, prerequisites }) =>
    !complete.includes(id) && prerequisites.courses.every((course) => complete.includes(course)),
);
const course = at(open, 1);

/** The course that the player is taking. */
export const CURRENT_COURSE = {
  id: course.id,
  duration: course.duration,
  until: (clock: Clock) => clock.ahead(course.duration * 0.3 + 3 * HOUR),
};

export const userEducation = (clock: Clock) => ({
  complete,
  current: { id: CURRENT_COURSE.id, until: CURRENT_COURSE.until(clock) },
});
